import { useState } from 'react'
import { codeIn } from '../../../rooms/shared/gameCode.ts'
import { TextInput, type TextInputProps } from './Field.tsx'

type CodeInputProps = Omit<TextInputProps, 'onChange' | 'value'> & { value: string; onCode: (code: string) => void }

/**
 * For the code on a board, typed in any case. It has no `maxLength`: the browser would cut off a pasted text before we find the
 * code in it.
 */
export const CodeInput = ({ value, onCode, ...rest }: CodeInputProps) => {
  // Phones and East Asian keyboards compose a word before they give it to the page. If the field changes meanwhile,
  // they write the word twice.
  const [composed, setComposed] = useState<string | null>(null)
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      value={composed ?? value}
      onChange={({ target, nativeEvent }) => {
        setComposed((nativeEvent as InputEvent).isComposing ? target.value : null)
        onCode(codeIn(target.value))
      }}
      onCompositionEnd={() => setComposed(null)}
    />
  )
}
