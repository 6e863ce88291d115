/** Whether this pupil has the aid that reads questions aloud. */
export const isReadTo = (): boolean => /\baloud\b/.test(document.documentElement.dataset.aids ?? '')
