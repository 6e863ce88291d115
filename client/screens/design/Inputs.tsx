import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { MenuButton } from '../../parts/dialog/MenuButton.tsx'
import { Modal } from '../../parts/dialog/Modal.tsx'
import { Chips } from '../../parts/form/Chips.tsx'
import { ChoiceCards } from '../../parts/form/ChoiceCards.tsx'
import { Select, Switch, TextArea, TextInput } from '../../parts/form/Field.tsx'
import { Tabs } from '../../parts/form/Tabs.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { Grid, Row, Stack } from '../../parts/navigation/Page.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { showToast } from '../../state/toasts.ts'

const words = [
  { value: 'one', text: 'One' },
  { value: 'two', text: 'Two' },
] as const

const titled = words.map(({ value, text }) => ({ value, title: text, text: 'With a line' }))

export const Inputs = () => {
  const [word, setWord] = useState<'one' | 'two'>('one')
  const [on, setOn] = useState(true)
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <CardHead title="Field, Select, Switch, Choices, Dialog, Menu, Tabs" />
      <Stack gap={4}>
        <Grid min="15rem">
          <TextInput label="Text" placeholder="Placeholder" hint="A hint" icon="user" />
          <TextInput label="Wrong" defaultValue="Wrong" error="This cannot be" />
          <Select label="Select" value={word} options={words} onPick={setWord} />
          <TextArea label="Longer text" />
        </Grid>
        <Switch label="A switch" hint="With a hint" checked={on} onToggle={setOn} />
        <Chips legend="Chips" choices={words} chosen={word} onChoose={setWord} />
        <ChoiceCards legend="Choice cards" choices={titled} chosen={word} onChoose={setWord} />
        <Row>
          <Button onClick={() => setOpen(true)}>Dialog</Button>
          <Button onClick={() => void askToConfirm({ question: 'Delete "Map"?', yes: 'Delete', danger: true })}>
            Confirmation
          </Button>
          <MenuButton entries={[{ text: 'Copy', icon: 'copy', onPick: () => showToast('Copied') }]}>Menu</MenuButton>
          <IconButton icon="edit" label="Edit" />
          <IconButton icon="trash" look="danger" label="Delete" />
        </Row>
        <Tabs
          label="Tabs"
          chosen={word}
          onChoose={setWord}
          tabs={words.map(({ value, text }) => ({ key: value, text, panel: text }))}
        />
      </Stack>
      <Modal open={open} onClose={() => setOpen(false)} title="A dialog" footer={<Button look="mint">Fine</Button>}>
        What it says.
      </Modal>
    </Card>
  )
}
