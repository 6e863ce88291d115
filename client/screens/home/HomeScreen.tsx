import { useEffect } from 'react'
import { Link } from 'wouter'
import { ButtonLink } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'
import { Slime } from '../../slimes/Slime.tsx'
import { useUser } from '../../state/session.ts'
import { homeTexts } from '../../texts/home.ts'
import { Drip } from './Drip.tsx'
import styles from './HomeScreen.module.css'
import { SampleSlimes } from './SampleSlimes.tsx'

/** Loads the picture and lets its camera move once the reader has scrolled to it. */
function bringWhenSeen(picture: HTMLElement | null): void {
  if (!picture) return
  new IntersectionObserver(([sight]) => {
    if (sight?.isIntersecting) picture.dataset.seen = ''
  }).observe(picture)
}

/** In the same order as the texts. */
const featureSlimes = ['lightning', 'unicorn', 'wizard', 'king'] as const
const featureTones = ['sun', 'grape', 'sky', 'mint'] as const

const Features = () => (
  <section className={styles.section} aria-labelledby="why">
    <h2 id="why">{homeTexts.whyTitle}</h2>
    <div className={styles.features}>
      {homeTexts.features.map(({ title, text }, index) => (
        <Card key={title} as="article" tone={featureTones[index]} className={styles.feature}>
          <Slime name={featureSlimes[index] ?? 'mint'} size={112} lively />
          <h3>{title}</h3>
          <p>{text}</p>
        </Card>
      ))}
    </div>
  </section>
)

const Steps = () => (
  <section className={styles.section} aria-labelledby="steps">
    <h2 id="steps">{homeTexts.stepsTitle}</h2>
    <ol className={styles.steps}>
      {homeTexts.steps.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)

export default function HomeScreen() {
  const user = useUser()
  const start = user ? dashboardPath(user) : '/login'
  useEffect(() => {
    document.title = homeTexts.documentTitle
  }, [])
  return (
    <main id="main" className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.heroInside}>
          <div className={styles.words}>
            <p className={styles.tagline}>{homeTexts.tagline}</p>
            <h1>{homeTexts.title}</h1>
            <p className={styles.intro}>{homeTexts.intro}</p>
            <div className={styles.buttons}>
              <ButtonLink href={start} look="mint" size="large">
                {homeTexts.getStarted}
              </ButtonLink>
              <ButtonLink href="/join" look="sun" size="large">
                {homeTexts.haveCode}
              </ButtonLink>
              <ButtonLink href="/try" size="large">
                {homeTexts.tryIt}
              </ButtonLink>
            </div>
          </div>
          <SampleSlimes />
        </div>
        <Drip />
      </section>
      <Link ref={bringWhenSeen} href="/try" className={styles.game} aria-label={homeTexts.tryIt} />
      <Features />
      <Steps />
      <section className={styles.closing}>
        <div className={styles.parade} aria-hidden="true">
          {['cherry', 'knight', 'mint', 'tako', 'honey'].map((name) => (
            <Slime key={name} name={name} size={104} pose="cheer" lively />
          ))}
        </div>
        <h2>{homeTexts.closingTitle}</h2>
        <p>{homeTexts.closingText}</p>
        <ButtonLink href={start} look="grape" size="large">
          {homeTexts.closingButton}
        </ButtonLink>
      </section>
      <footer className={styles.footer}>{homeTexts.footer}</footer>
    </main>
  )
}
