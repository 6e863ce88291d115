/** In letters as people count them. Apart from the name rules, so that pages that ask for a name need not load those. */
export const longestNickname = 16
