/** Of the name by which a question is known; the server makes it. */
export const idCharacters = 12
/** In which a question can be read beside its own. */
export const mostLanguages = 12
/** By which they are called; a table has room for as many ways to write one. */
export const answerLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const
export const questionMaxLength = 300
/** As a new question begins. */
export const usualAnswers = 4
export const fewestAnswers = 2
export const mostAnswers = 6
export const answerMaxLength = 120
export const explanationMaxLength = 300
/** Of several that are right, or of parts to be put in order, fewer decide nothing. */
export const fewestParts = 3
/** Of ways to write the answer that is typed. */
export const mostAccepted = 10
export const acceptedMaxLength = 60
/** Of what a pupil types. */
export const longestTyped = 80
export const unitMaxLength = 12
export const largestNumber = 1e12
/** Of the time that a question may have of its own. */
export const secondsMin = 5
export const secondsMax = 120
export const imageUrlMaxLength = 500
/** Of the whole data URL: a picture of about 150 kB. */
export const imageDataMaxLength = 200_000
/** Where an uploaded picture is found, by the name that the server has given it. */
export const picturePath = '/api/pictures/'
