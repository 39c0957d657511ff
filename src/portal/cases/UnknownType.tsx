import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useText } from '../../renderer/texts/use-text.ts'
import { PageHeading } from '../ui/PageHeading.tsx'

/** For a type of cases that the organisation does not have, or that its members do not begin. */
export function UnknownType() {
  const text = useText()
  return (
    <>
      <PageHeading title={text('portal.not-found.title')} lead={text('portal.not-found.text')} />
      <div>
        <Button component={Link} to="/" variant="contained">
          {text('portal.go-back')}
        </Button>
      </div>
    </>
  )
}
