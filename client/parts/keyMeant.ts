/**
 * The character that a key stands for on any keyboard. French ones need Shift for digits, and Greek and Arabic ones have other
 * letters. There the place of the key tells what is meant.
 */
export function keyMeant({ key, code = '' }: { key: string; code?: string | undefined }): string {
  if (key.length > 1 || /^[a-z0-9 ]$/i.test(key)) return key
  const [, meant] = /^(?:Digit|Numpad|Key)([A-Z0-9])$/.exec(code) ?? []
  return meant?.toLowerCase() ?? key
}
