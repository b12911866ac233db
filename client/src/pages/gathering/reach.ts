/** The address by which others find this server: `localhost` leads every phone to itself. */

const SELF = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export async function reachable(origin: string): Promise<string> {
  if (!SELF.test(new URL(origin).hostname)) return origin;
  const card = await fetch('/api/server').then(
    (answer) => (answer.ok ? answer.json() : null),
    () => null,
  );
  return typeof card?.address === 'string' ? card.address : origin;
}
