/** What a server may say no to when everything works: what was typed fits nothing, or somebody came too late. */
const usual: readonly RegExp[] = [
  // Wrong passwords, and names that are taken or no names.
  /^POST \/api\/auth\/(login|register) 4/,
  // No game, or none any more, by this code.
  /^GET \/api\/games\/[^/]+ 404/,
  // Who is who is asked of every game, and most are not played for a class.
  /^GET \/api\/classes\/games\/\w+ 404/,
  // A class that a colleague has made, and has asked nobody to teach with them.
  /^GET \/api\/classes\/:id 404/,
]

export const isUsualRefusal = (call: string): boolean => usual.some((refusal) => refusal.test(call))
