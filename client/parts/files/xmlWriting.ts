export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

type Attributes = Readonly<Record<string, string | number | boolean>>

/** Children are already written as XML. */
export const element = (name: string, attributes: Attributes, ...children: readonly string[]): string => {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  return `<${name}${said.join('')}>${children.join('')}</${name}>`
}
