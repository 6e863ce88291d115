/** Refusals that are all right in a working product: the input was wrong, or the person came too late. */
const usual: readonly RegExp[] = [
  // Wrong passwords, wrong words of a card, and names that are taken or not allowed.
  /^POST \/api\/auth\/(login|pass|register) 4/,
  // No game has this code, or no longer has it.
  /^GET \/api\/games\/[^/]+ 404/,
  // Every game is asked for its real names, and most are not played for a class.
  /^GET \/api\/classes\/games\/\w+ 404/,
  // A class of a colleague who has not asked others to teach it.
  /^GET \/api\/classes\/:id 404/,
  // The report has the answers, and its reader plays these questions in another game.
  /^GET \/api\/reports\/\w+ 409/,
]

export const isUsualRefusal = (call: string): boolean => usual.some((refusal) => refusal.test(call))
