type Illustrated = { image?: string | undefined }

/**
 * Pictures of questions may come from this server and from hosts that the school allows. Any other address in a set, old
 * or written by hand, is shown only to its author: otherwise a stranger's server would learn who looks at it.
 */
export const keepPictureHosts = (allowed: readonly string[]) => {
  const isElsewhere = ({ image }: Illustrated): boolean =>
    image?.startsWith('https:') === true && !allowed.includes(new URL(image).host)

  return {
    isElsewhere,
    /** For all readers except the author. */
    without: <Q extends Illustrated>(questions: readonly Q[]): Q[] =>
      questions.map((question) => {
        if (!isElsewhere(question)) return question
        const { image: _, ...rest } = question
        return rest as Q
      }),
  }
}
