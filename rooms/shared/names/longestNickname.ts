/** In letters as people count them. Apart from what reads a name, which the pages that ask for one have no need of. */
export const longestNickname = 16
