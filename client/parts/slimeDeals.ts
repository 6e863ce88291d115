import { slimeWorth } from '../../rooms/shared/catalog/economy.ts'
import type { SlimeDesign } from '../../rooms/shared/catalog/slimes.ts'
import { askToConfirm } from '../state/confirmation.ts'
import { selectSlime, sellDuplicates, sellSlime } from '../state/player.ts'
import { playCue } from '../state/sound.ts'
import { showToast } from '../state/toasts.ts'
import { collectionTexts as texts } from '../texts/collecting/collection.ts'
import { slimeName } from '../texts/collecting/slimeNames.ts'

type Dealt = Pick<SlimeDesign, 'id' | 'rarity'>

const fail = (message: string): false => {
  playCue('error')
  showToast(message, 'error')
  return false
}

const succeed = (message: string): true => {
  playCue('success')
  showToast(message, 'success')
  return true
}

/** True if the slime is worn now. */
export const equipOwned = async ({ id }: Pick<Dealt, 'id'>): Promise<boolean> => {
  const answer = await selectSlime(id)
  return answer.ok ? succeed(texts.equippedToast(slimeName(id))) : fail(answer.error)
}

/** Sells all duplicates in one sale. */
export const sellAllDuplicates = async (count: number, worth: number): Promise<boolean> => {
  const question = { question: `${texts.duplicates(count)}?`, details: texts.duplicatesDetails(worth) }
  if (!(await askToConfirm({ ...question, yes: texts.sell, danger: true }))) return false
  const answer = await sellDuplicates()
  return answer.ok ? succeed(texts.sold(answer.value.earnedCurrency)) : fail(answer.error)
}

/** True if the slime was sold. `copies`: how many the player has before. */
export const sellOwned = async ({ id, rarity }: Dealt, copies: number): Promise<boolean> => {
  const details = texts.sellDetails(slimeName(id), slimeWorth(rarity), copies - 1)
  const question = { question: texts.sellQuestion, details }
  if (!(await askToConfirm({ ...question, yes: texts.sell, danger: true }))) return false
  const answer = await sellSlime(id)
  return answer.ok ? succeed(texts.sold(answer.value.earnedCurrency)) : fail(answer.error)
}
