import { lanAddresses } from './addresses.ts'
import type { Config } from './config.ts'

type Told = Pick<Config, 'publicOrigins' | 'mongoUri' | 'dataDir' | 'host' | 'school'>

/** What the server says at its start, with the address for other devices. */
export const announcement = ({ publicOrigins, mongoUri, dataDir, host, school }: Told, port: number) => {
  const isReachable = host === undefined || host === '0.0.0.0' || host === '::'
  const inNetwork = isReachable ? lanAddresses(port) : []
  const addresses = publicOrigins[0] ? [publicOrigins[0]] : inNetwork
  const lines = [
    `Slime School is open: http://localhost:${port}`,
    mongoUri ? 'Records are kept in MongoDB.' : `Records are kept in ${dataDir}.`,
  ]
  if (addresses.length > 0) lines.push(`Phones and Chromebooks on the same network: ${addresses.join(' or ')}`)
  if (publicOrigins.length > 0 && school.teacherCode === undefined)
    lines.push('Everybody who finds it may register as a teacher. Set TEACHER_CODE, and only your teachers can.')
  return { lines, address: addresses[0] }
}
