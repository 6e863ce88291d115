import { breakableNetwork } from '../browser/school/breakableNetwork.ts'

/** The server's way to a database, on which nothing arrives while that one is stopped; then all of it begins anew. */
export async function openDatabaseLine(databaseUri: string) {
  const network = await breakableNetwork(databaseUri)
  const uri = databaseUri.replace(new URL(databaseUri).host, new URL(network.url).host)
  return { ...network, env: { MONGODB_URI: uri } }
}
