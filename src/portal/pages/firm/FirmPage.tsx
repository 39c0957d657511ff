import AddOutlined from '@mui/icons-material/AddOutlined'
import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { useStart } from '../../ui/start-context.ts'
import { FirmList } from './FirmList.tsx'

/** The firms that a person acts for, each with an account of its own (FIRM-01). */
export function FirmPage() {
  const text = useText()
  const { settings } = useStart()
  const isOpen = settings.minor_settings.registration === true
  return (
    <>
      <PageHeading title={text('portal.firm.title')} lead={text('portal.firm.lead')} actions={isOpen && <NewFirm />} />
      <Card>
        <Firms />
      </Card>
    </>
  )
}

function Firms() {
  const text = useText()
  const { data, error, mutate } = useCall('firms')
  if (error) return <LoadFailure error={error} message={text('portal.firm.failed')} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={4} />
  if (data.length === 0) {
    return (
      <EmptyState icon={<BusinessOutlined />} title={text('portal.firm.none')} text={text('portal.firm.none-text')} />
    )
  }
  return <FirmList firms={data} onChanged={() => void mutate()} />
}

function NewFirm() {
  const text = useText()
  return (
    <Button component={Link} to="/register/Corporate/FIRM" variant="contained" startIcon={<AddOutlined />}>
      {text('portal.firm.new')}
    </Button>
  )
}
