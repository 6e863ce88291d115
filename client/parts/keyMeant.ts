/**
 * What a key says on whatever keyboard it is pressed: on French ones digits need Shift, and letters are others on Greek and
 * Arabic ones. There the place of the key tells what is meant.
 */
export function keyMeant({ key, code = '' }: { key: string; code?: string | undefined }): string {
  if (key.length > 1 || /^[a-z0-9 ]$/i.test(key)) return key
  const [, meant] = /^(?:Digit|Numpad|Key)([A-Z0-9])$/.exec(code) ?? []
  return meant?.toLowerCase() ?? key
}
