/** Whether the person in front of the screen has asked their device for less motion, or has a calm screen among their aids. */
export const wantsStillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.matches('[data-aids~="calm"]')
