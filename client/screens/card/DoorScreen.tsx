import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { askDoor, type DoorList } from '../../net/classes.ts'
import { ButtonLink } from '../../parts/Button.tsx'
import { LoadingScreen } from '../../parts/feedback/LoadingScreen.tsx'
import { knockTwice } from '../../state/knockTwice.ts'
import { useUser } from '../../state/session.ts'
import { partTexts } from '../../texts/parts.ts'
import { classDoorTexts as texts } from '../../texts/school/classDoor.ts'
import styles from './Card.module.css'
import { CardWords } from './CardWords.tsx'
import { DoorForm } from './DoorForm.tsx'
import { Greeting } from './Greeting.tsx'
import { JoinAs } from './JoinAs.tsx'
import { PicturePad } from './PicturePad.tsx'
import { SomeoneElse } from './SomeoneElse.tsx'
import { WhoAreYou } from './WhoAreYou.tsx'

type Pupil = DoorList['pupils'][number]

/** The pupils behind a class door. We ask again for each pupil at this device: slimes change, and doors close. */
const useDoor = (code: string) => {
  const [list, setList] = useState<DoorList | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = useCallback(async () => {
    const answer = await knockTwice((work) => askDoor({ door: code, work }))
    setList(answer.ok ? answer.value : null)
    setProblem(answer.ok ? null : answer.error)
  }, [code])
  useEffect(() => {
    if (code !== '') void ask()
  }, [code, ask])
  return { list, problem, ask }
}

const AtDoor = ({ code }: { code: string }) => {
  const { list, problem, ask } = useDoor(code)
  const [chosen, setChosen] = useState<Pupil | null>(null)
  const [isIn, setIsIn] = useState(false)
  const startAgain = () => {
    setChosen(null)
    setIsIn(false)
    void ask()
  }
  if (problem !== null) return <DoorForm problem={problem} startCode={code} onSame={startAgain} />
  if (!list) return <LoadingScreen />
  if (isIn) return <Greeting onLeave={startAgain} otherwise={<CardWords />} />
  if (!chosen) return <WhoAreYou list={list} onChoose={setChosen} />
  return <PicturePad door={code} pupil={chosen} onIn={() => setIsIn(true)} onLeave={startAgain} />
}

/** Here a pupil without a card signs in while a teacher of the class holds the door open. */
export const DoorScreen = ({ code }: { code: string }) => {
  const [, navigate] = useLocation()
  const user = useUser()
  const [isAsked, setIsAsked] = useState(user !== null && !user.kept)
  const mayJoin = user?.role === 'student' && code !== ''
  useEffect(() => {
    document.title = `${texts.title} · ${partTexts.productName}`
  }, [])
  return (
    <main id="main" className={styles.screen}>
      {isAsked && mayJoin && <JoinAs code={code} onElse={() => setIsAsked(false)} />}
      {isAsked && !mayJoin && (
        <SomeoneElse text={texts.someoneElseText} go={texts.goIn} onGo={() => setIsAsked(false)} />
      )}
      {!isAsked && code === '' && <DoorForm problem={null} startCode="" onSame={() => navigate('/class')} />}
      {!isAsked && code !== '' && <AtDoor key={code} code={code} />}
      {!isAsked && (
        <ButtonLink href="/in" look="plain" className={styles.otherWay}>
          {texts.useCard}
        </ButtonLink>
      )}
    </main>
  )
}
