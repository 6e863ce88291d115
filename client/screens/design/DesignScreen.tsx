import { useState } from 'react'
import { rarities } from '../../../rooms/shared/catalog/rarity.ts'
import { gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import { CoinAmount, ProgressBar, Stat } from '../../parts/Amounts.tsx'
import { Badge, RarityBadge } from '../../parts/Badge.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card, CardHead } from '../../parts/Card.tsx'
import { EmptyState, ErrorState } from '../../parts/feedback/Notice.tsx'
import { SkeletonList } from '../../parts/feedback/Skeleton.tsx'
import { Chips } from '../../parts/form/Chips.tsx'
import { FormAlert } from '../../parts/form/FormAlert.tsx'
import { Logo } from '../../parts/navigation/Logo.tsx'
import { Grid, Page, Row, Stack } from '../../parts/navigation/Page.tsx'
import { Icon, type IconName } from '../../parts/pictures/Icon.tsx'
import { ModePicture } from '../../parts/pictures/ModePicture.tsx'
import { moreIcons } from '../../parts/pictures/moreIcons.ts'
import { showToast, toastTypes } from '../../state/toasts.ts'
import { designTexts as texts } from '../../texts/design.ts'
import styles from './DesignScreen.module.css'
import { Inputs } from './Inputs.tsx'
import { SlimeSheet } from './SlimeSheet.tsx'

const looks = ['mint', 'grape', 'sun', 'berry', 'sky', 'paper', 'plain'] as const
const sizes = ['small', 'medium', 'large'] as const
const tones = ['paper', 'mint', 'grape', 'sun', 'sky', 'berry'] as const
const themes = [
  { value: 'light', text: texts.light },
  { value: 'night', text: texts.projector },
] as const

const iconNames = Object.keys(moreIcons) as IconName[]

const Buttons = () => (
  <Card>
    <CardHead title="Button" />
    <Stack gap={3}>
      {sizes.map((size) => (
        <Row key={size}>
          {looks.map((look) => (
            <Button key={look} look={look} size={size} icon="play">
              {look}
            </Button>
          ))}
          <Button size={size} disabled>
            disabled
          </Button>
          <Button size={size} look="mint" busy>
            busy
          </Button>
        </Row>
      ))}
    </Stack>
  </Card>
)

const Icons = () => (
  <Card>
    <CardHead title="Icon" />
    <div className={styles.icons}>
      {iconNames.map((name) => (
        <span key={name}>
          <Icon name={name} size={28} /> {name}
        </span>
      ))}
    </div>
  </Card>
)

const Small = () => (
  <Card>
    <CardHead title="Badge, Toast, ProgressBar, CoinAmount, Logo" />
    <Stack gap={4}>
      <Row>
        {rarities.map((rarity) => (
          <RarityBadge key={rarity} rarity={rarity} />
        ))}
        {(['plain', 'mint', 'grape', 'sun', 'berry', 'sky'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        {toastTypes.map((type) => (
          <Button key={type} onClick={() => showToast(`This is a toast of type ${type}`, type)}>
            {type}
          </Button>
        ))}
        <CoinAmount amount={1240} size="small" />
        <CoinAmount amount={1240} />
        <CoinAmount amount={1240} size="large" />
      </Row>
      <ProgressBar value={4} max={10} label="Progress" />
      <FormAlert message="Passwords do not match!" />
      <Row>
        <Logo size="small" />
        <Logo size="medium" />
        <Logo size="large" />
      </Row>
      <Row>
        {gameModes.map((mode) => (
          <ModePicture key={mode} mode={mode} />
        ))}
      </Row>
    </Stack>
  </Card>
)

export default function DesignScreen() {
  const [theme, setTheme] = useState<'light' | 'night'>('light')
  return (
    <div data-theme={theme}>
      <Page
        title={texts.title}
        intro={texts.intro}
        actions={<Chips legend={texts.theme} choices={themes} chosen={theme} onChoose={setTheme} />}
      >
        <Stack gap={5}>
          <Buttons />
          <Inputs />
          <Small />
          <Grid>
            {tones.map((tone) => (
              <Card key={tone} tone={tone}>
                <CardHead title={`Card ${tone}`} />A card in its colour.
              </Card>
            ))}
          </Grid>
          <Grid min="12rem">
            <Stat label="Coins" value="1,240" icon={<Icon name="star" />} tone="sun" />
            <Stat label="Slimes" value="10" icon={<Icon name="star" />} tone="grape" />
          </Grid>
          <SkeletonList />
          <Grid min="20rem">
            <Card>
              <EmptyState title="Nothing here yet" text="And what to do about it." />
            </Card>
            <Card>
              <ErrorState message="The server cannot be reached." onRetry={() => showToast('Trying again')} />
            </Card>
          </Grid>
          <Icons />
          <SlimeSheet />
        </Stack>
      </Page>
    </div>
  )
}
