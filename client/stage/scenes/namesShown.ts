import type { Placement } from '../place/placement.ts'
import type { Headline } from '../script/script.ts'
import type { StageView } from '../stageView.ts'
import type { Named } from './LabelLayer.ts'

/**
 * The players whose names are shown, by weight: the player of this device, then only the heroes while a headline is
 * told, otherwise the best as far as there is room. All names are wanted while a class comes in and while it chooses,
 * because players look for themselves. Among hundreds nobody finds a name.
 */
export function namesShown(
  { figures, own, moment }: Pick<StageView, 'figures' | 'own' | 'moment'>,
  { crowd }: Pick<Placement, 'crowd'>,
  headline: Headline | null,
  ownName: string,
): Named[] {
  const named = new Map<string, Named>()
  const known = new Map(figures.map((figure) => [figure.id, figure]))
  const add = (id: string | undefined, look: Named['look']) => {
    const figure = id === undefined ? undefined : known.get(id)
    if (id !== undefined && figure && !named.has(id)) named.set(id, { id, name: figure.name, look, team: figure.team })
  }
  if (own !== null && known.has(own)) named.set(own, { id: own, name: ownName, look: 'own' })
  add(headline?.who, 'headline')
  add(headline?.other, 'headline')
  const isToldOf = headline !== null && headline.who !== ''
  const looksForItself = moment === 'lobby' || (moment === 'choose' && crowd.isLively)
  const most = isToldOf ? 0 : looksForItself ? figures.length : crowd.names
  for (const { id } of figures.slice(0, most)) add(id, 'plain')
  return [...named.values()]
}
