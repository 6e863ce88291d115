type Illustrated = { image?: string | undefined }

/**
 * Where pictures of questions may come from: from here, and from hosts that the school allows. Whatever else stands in a
 * set, from before or by hand, is shown to its author alone: a picture on somebody's server tells it who looks.
 */
export const keepPictureHosts = (allowed: readonly string[]) => {
  const isElsewhere = ({ image }: Illustrated): boolean =>
    image?.startsWith('https:') === true && !allowed.includes(new URL(image).host)

  return {
    isElsewhere,
    /** For everybody but the author. */
    without: <Q extends Illustrated>(questions: readonly Q[]): Q[] =>
      questions.map((question) => {
        if (!isElsewhere(question)) return question
        const { image: _, ...rest } = question
        return rest as Q
      }),
  }
}
