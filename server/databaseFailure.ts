/** Explains why a MongoDB could not be opened, and what to do. The text leaves out the password that is in the address. */
export const databaseFailure = (error: Error, uri: string): string | undefined => {
  const hosts = hostsOf(uri)
  const code: unknown = Reflect.get(error, 'code')
  if (code === wrongPassword || code === wrongPasswordOfAtlas)
    return `the MongoDB at ${hosts} knows no such name and password. See whether those in MONGODB_URI are right.`
  if (code === mayNot)
    return `the MongoDB at ${hosts} lets this user do too little. Give it the role readWrite for the database in MONGODB_URI.`
  if (unreadable.has(error.name))
    return `MONGODB_URI cannot be read as an address (${firstSentence(error)}). ${example}`
  if (/^query(Srv|Txt) /.test(error.message))
    return `the name in MONGODB_URI leads to no MongoDB (${firstSentence(error)}). See whether it is spelled as its provider has it.`
  if (error.name !== 'MongooseServerSelectionError') return undefined
  const type: unknown = Reflect.get(Object(Reflect.get(error, 'reason')), 'type')
  return type === 'ReplicaSetNoPrimary' && !isNobodyThere(error)
    ? `the MongoDB at ${hosts} has no primary (${firstSentence(error)}). See rs.status(), and whether MONGODB_URI names its replica set.`
    : `no MongoDB answers at ${hosts} (${firstSentence(error)}). Start it, or set MONGODB_URI to where it is.`
}

const wrongPassword = 18
const wrongPasswordOfAtlas = 8000
const mayNot = 13

const unreadable = new Set(['MongoParseError', 'MongoInvalidArgumentError', 'MongoRuntimeError'])

const example = 'It looks like mongodb://one,two,three/slimeschool?replicaSet=rs0.'

const isNobodyThere = ({ message }: Error) =>
  /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENET|connection .* timed out/.test(message)

/** The other sentences are advice for programmers. */
const firstSentence = ({ message }: Error) => message.split('. ')[0]

const hostsOf = (uri: string): string => {
  const place = /^[^:]+:\/\/([^/?]*)/.exec(uri)?.[1] ?? ''
  return place.slice(place.lastIndexOf('@') + 1)
}
