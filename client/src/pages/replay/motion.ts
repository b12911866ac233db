/** What moves on a board by itself goes as fast as the film. */

/** While a film stands still, what runs out stands still with it; what was on its way arrives. */
export function paceMotion(stage: Element, speed: number) {
  for (const motion of stage.getAnimations({ subtree: true })) {
    const pace = speed || (isTime(motion) ? 0 : 1);
    if (motion.playbackRate !== pace) motion.playbackRate = pace;
  }
}

const isTime = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.target?.closest('[data-time]') != null;
