/** Whether somebody has it as an aid that what is asked is read to them. */
export const isReadTo = (): boolean => /\baloud\b/.test(document.documentElement.dataset.aids ?? '')
