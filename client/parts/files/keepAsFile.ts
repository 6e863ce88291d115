/** Safari reads the file only some time after the press, and on an iPad somebody may first be asked whether to keep it. */
const readableForMs = 60_000

/** Gives the browser a text to save as a file. */
export const keepAsFile = (name: string, content: BlobPart, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readableForMs)
}
