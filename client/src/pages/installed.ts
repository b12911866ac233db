/** Keeps what the page is made of, so that it opens without a connection; on plain http browsers don't allow it, and nothing is missed. */
export function install(worker: ServiceWorkerContainer | undefined = navigator.serviceWorker) {
  if (!worker || !isSecureContext || window.top !== window) return;
  addEventListener('load', () => setTimeout(() => void worker.register('/sw.js').catch(() => undefined), LATER)); // a full disk is no reason not to play
}

const LATER = 2_000; // ms: first of all the page is there
