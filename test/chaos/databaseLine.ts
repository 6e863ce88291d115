import { breakableNetwork } from '../browser/school/breakableNetwork.ts'

/** The server's line to a database. Nothing arrives on it while the database is stopped; then all connections start anew. */
export async function openDatabaseLine(databaseUri: string) {
  const network = await breakableNetwork(databaseUri)
  const uri = databaseUri.replace(new URL(databaseUri).host, new URL(network.url).host)
  return { ...network, env: { MONGODB_URI: uri } }
}
