/** Of the id that the server gives to a question. */
export const idCharacters = 12
/** Translations of one question. */
export const mostLanguages = 12
/** The names of answers. Tables need letters for all the ways to write a typed answer. */
export const answerLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const
export const questionMaxLength = 300
/** How many answers a new question has. */
export const usualAnswers = 4
export const fewestAnswers = 2
export const mostAnswers = 6
export const answerMaxLength = 120
export const explanationMaxLength = 300
/** For questions with several right answers, and for ordering: with fewer answers or parts guessing is too easy. */
export const fewestParts = 3
/** Of ways to write a typed answer. */
export const mostAccepted = 10
export const acceptedMaxLength = 60
/** Of what a pupil types. */
export const longestTyped = 80
export const unitMaxLength = 12
export const largestNumber = 1e12
/** Limits of a question's own time. */
export const secondsMin = 5
export const secondsMax = 120
export const imageUrlMaxLength = 500
/** Of the whole data URL, which holds a picture of about 150 kB. */
export const imageDataMaxLength = 200_000
/** What a set may bring at one save, with its new pictures: ten of the largest. */
export const setMaxBytes = 2 * 1024 * 1024
/** 1,250 is one and a quarter to one author, and twelve hundred and fifty to another. */
export const unclearNumber = /^[-+]?[1-9]\d{0,2},\d{3}$/
/** The path of uploaded pictures. The server's name for the picture follows. */
export const picturePath = '/api/pictures/'
