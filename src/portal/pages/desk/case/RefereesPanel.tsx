import { styled } from '@mui/material/styles'
import type { DeskReferee } from '../../../../contract/desk.ts'
import { Chip } from '../../../../renderer/feedback/Chip.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { Panel } from '../../../cases/Panel.tsx'

/** Who was asked about the applicant, and what each of them answered. */
export function RefereesPanel({ referees }: { readonly referees: readonly DeskReferee[] }) {
  const text = useText()
  if (referees.length === 0) return null
  return (
    <Panel title={text('portal.desk.referees')}>
      <List>
        {referees.map((referee) => (
          <li key={referee.id}>
            <Referee {...referee} />
          </li>
        ))}
      </List>
    </Panel>
  )
}

function Referee({ name, memberNo, asked, answered, response, remarks, questions }: DeskReferee) {
  const text = useText()
  const { date } = useFormats()
  const state =
    response === null
      ? 'portal.desk.referee-waits'
      : response === 'Accept'
        ? 'portal.desk.referee-yes'
        : 'portal.desk.referee-no'
  return (
    <>
      <header>
        <strong>{name}</strong>
        {memberNo !== '' && <span>{memberNo}</span>}
        <Chip>{text(state)}</Chip>
        <small>
          {answered === null
            ? text('portal.desk.referee-asked', { date: date(asked) })
            : text('portal.desk.referee-answered', { date: date(answered) })}
        </small>
      </header>
      {remarks !== null && remarks !== '' && <p>{remarks}</p>}
      {response !== null && questions.length > 0 && (
        <dl>
          {questions.map(({ questionNo, question, answer }) => (
            <div key={questionNo}>
              <dt>{question}</dt>
              <dd>{answer === '' ? '–' : answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& header span:not([class]), & small': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& p': { margin: theme.spacing(0.5, 0), whiteSpace: 'pre-wrap' },
  '& dl': { display: 'grid', gap: theme.spacing(0.75), margin: theme.spacing(0.5, 0, 0) },
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap' },
}))
