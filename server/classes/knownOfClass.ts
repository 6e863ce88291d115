import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import type { MemberRecord } from '../archive/classRecords.ts'
import { findReadable } from '../archive/readable.ts'
import type { Shelves } from '../archive/shelves.ts'

type Members = readonly Pick<MemberRecord, 'userId' | 'aids' | 'team'>[]

/** A pupil who came after the teams were drawn joins the smallest one. */
export const teamsWith = (members: Members, count: number): Record<string, number> => {
  const sizes = Array.from({ length: count }, () => 0)
  const teams: Record<string, number> = {}
  const join = (userId: string, team: number) => {
    teams[userId] = team
    sizes[team - 1] = (sizes[team - 1] ?? 0) + 1
  }
  const hasTeam = ({ team = 0 }: Members[number]) => team > 0 && team <= count
  for (const member of members) if (hasTeam(member)) join(member.userId, member.team ?? 0)
  for (const member of members) if (!hasTeam(member)) join(member.userId, sizes.indexOf(Math.min(...sizes)) + 1)
  return teams
}

/** All that a game has to know about the pupils of a class, and nothing else. */
export const knownOfClass = async (
  { classes, members }: Pick<Shelves, 'classes' | 'members'>,
  classId: string,
): Promise<Pick<MatchPlan, 'ownTimes' | 'teams'>> => {
  const group = await classes.get(classId)
  const all = await findReadable(members, { where: { classId }, limit: 2 * classLimits.pupils })
  const times = all.flatMap(({ userId, aids }) => (aids && aids.time !== 1 ? [[userId, aids.time] as const] : []))
  return {
    ...(times.length > 0 && { ownTimes: Object.fromEntries(times) }),
    ...(group?.teams && { teams: teamsWith(all, group.teams) }),
  }
}
