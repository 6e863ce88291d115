import { useState } from 'react'
import { codeIn } from '../../../rooms/shared/gameCode.ts'
import { TextInput, type TextInputProps } from './Field.tsx'

type CodeInputProps = Omit<TextInputProps, 'onChange' | 'value'> & { value: string; onCode: (code: string) => void }

/**
 * For the characters that stand on a board, in whatever case they are typed. It has no `maxLength`: the browser would cut
 * the end off a pasted text before the code is found in it.
 */
export const CodeInput = ({ value, onCode, ...rest }: CodeInputProps) => {
  // Phones and East Asian keyboards compose a word before they give it. Another text in the field in the meantime makes
  // them write the word a second time.
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
