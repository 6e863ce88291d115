import { useState } from 'react'
import { Card, CardHead } from '../../../parts/Card.tsx'
import { FileDrop } from '../../../parts/files/FileDrop.tsx'
import { FileRefused } from '../../../parts/files/importLimits.ts'
import { Select } from '../../../parts/form/Field.tsx'
import { FormAlert } from '../../../parts/form/FormAlert.tsx'
import { Page, Stack } from '../../../parts/navigation/Page.tsx'
import { rosterTexts as texts } from '../../../texts/school/roster.ts'
import classes from '../Classes.module.css'
import { type RosterClass, readOneRosterFile } from './oneRoster.ts'

import { RosterPlan } from './RosterPlan.tsx'

const refusalOf = (error: unknown): string =>
  error instanceof FileRefused && error.reason === 'tooLarge' ? texts.tooLarge : texts.unreadable

/** One class after another out of the file of a school's own system. */
export const RosterScreen = () => {
  const [found, setFound] = useState<RosterClass[]>()
  const [picked, setPicked] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const group = found?.find(({ ref }) => ref === picked) ?? found?.[0]
  const read = async (file: File) => {
    setFound(undefined)
    setPicked(undefined)
    setProblem(null)
    try {
      const all = await readOneRosterFile(file)
      setFound(all)
      if (all.length === 0) setProblem(texts.nobody)
    } catch (error) {
      setProblem(refusalOf(error))
    }
  }
  return (
    <Page title={texts.title} intro={texts.intro} back narrow>
      <Stack gap={5}>
        <Card aria-labelledby="roster-file">
          <CardHead title={texts.fileTitle} id="roster-file" />
          <div className={classes.fields}>
            <FileDrop text={texts.choose} hints={[texts.stays]} accept=".zip" onFile={(file) => void read(file)} />
            <FormAlert message={problem} />
            {found && group && (
              <Select
                label={texts.which}
                value={group.ref}
                options={found.map(({ ref, title, pupils }) => ({
                  value: ref,
                  text: texts.option(title, pupils.length),
                }))}
                onPick={setPicked}
              />
            )}
          </div>
        </Card>
        {group && <RosterPlan key={group.ref} group={group} />}
      </Stack>
    </Page>
  )
}
