/** Everything that comes, at once. */
export const allOf = async <T>(source: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const one of source) all.push(one)
  return all
}
