import { mapTexts as texts } from '../../texts/maps/maps.ts'
import { Select, TextInput } from '../form/Field.tsx'
import styles from './MapFinder.module.css'
import { type MapWish, mapOrders } from './mapFinding.ts'

const whoseOptions = (['all', 'mine', 'shared', 'default'] as const).map((value) => ({
  value,
  text: texts.whoseNames[value],
}))

const orderOptions = mapOrders.map((value) => ({ value, text: texts.orderNames[value] }))

type MapFinderProps = { wish: MapWish; onChange: (wish: MapWish) => void }

/** A search for maps: words, whose maps, and in which order. */
export const MapFinder = ({ wish, onChange }: MapFinderProps) => (
  <div className={styles.finder}>
    <TextInput
      label={texts.search}
      hideLabel
      icon="search"
      type="search"
      placeholder={texts.searchPlaceholder}
      value={wish.words}
      onChange={(event) => onChange({ ...wish, words: event.target.value })}
    />
    <Select
      label={texts.whose}
      hideLabel
      value={wish.whose}
      options={whoseOptions}
      onPick={(whose) => onChange({ ...wish, whose })}
    />
    <Select
      label={texts.order}
      hideLabel
      value={wish.order}
      options={orderOptions}
      onPick={(order) => onChange({ ...wish, order })}
    />
  </div>
)
