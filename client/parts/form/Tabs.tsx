import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

type Tab<Key extends string> = { key: Key; text: ReactNode; panel: ReactNode }

type TabsProps<Key extends string> = {
  label: string
  tabs: readonly Tab<Key>[]
  chosen: Key
  onChoose: (key: Key) => void
}

export const Tabs = <Key extends string>({ label, tabs, chosen, onChoose }: TabsProps<Key>) => (
  <BaseTabs.Root value={chosen} onValueChange={(value) => onChoose(value as Key)}>
    <BaseTabs.List className={styles.list} aria-label={label}>
      {tabs.map((tab) => (
        <BaseTabs.Tab key={tab.key} value={tab.key} className={styles.tab}>
          {tab.text}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {tabs.map((tab) => (
      <BaseTabs.Panel key={tab.key} value={tab.key} className={styles.panel}>
        {tab.panel}
      </BaseTabs.Panel>
    ))}
  </BaseTabs.Root>
)
