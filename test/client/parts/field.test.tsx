import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextArea, TextInput } from '../../../client/parts/form/Field.tsx'

const shown = (value: string, maxLength: number) =>
  [TextInput, TextArea].map((Input) =>
    renderToStaticMarkup(<Input label="Class" hint="As you call it" maxLength={maxLength} value={value} readOnly />),
  )

it('a field says that it is full, in the place of its hint: what is pasted loses its end without a word', () => {
  for (const html of shown('x'.repeat(30), 30)) {
    expect(html).toContain('no more than 30 characters')
    expect(html).not.toContain('As you call it')
    expect(html).toMatch(/aria-describedby="(\S+)-hint".*<p id="\1-hint"/)
  }
  for (const html of shown('x'.repeat(29), 30)) expect(html).toContain('As you call it')
})

it('a code or a nickname is full by nature', () => {
  for (const html of shown('ABC234', 6)) expect(html).toContain('As you call it')
})
