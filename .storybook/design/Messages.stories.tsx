import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { messagesOf, storyTenant } from '../declared/story-tenant.ts'

interface MessagesProps {
  readonly tenant: string
}

/** Every text of the catalogue, with its key, in English and Kiswahili, in the chosen organisation's wording. */
function Messages({ tenant: id }: MessagesProps) {
  const tenant = storyTenant(id)
  const english = messagesOf(tenant, 'en')
  const kiswahili = messagesOf(tenant, 'sw')
  return (
    <main>
      <Typography variant="h1" gutterBottom>
        Messages
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Key</TableCell>
            <TableCell>English</TableCell>
            <TableCell>Kiswahili</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {Object.entries(english).map(([key, text]) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                <code>{key}</code>
              </TableCell>
              <TableCell>{text}</TableCell>
              <TableCell lang="sw">{kiswahili[key]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </main>
  )
}

export default {
  title: 'Design/Messages',
  component: Messages,
  render: (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <Messages tenant={String(globals.tenant)} />
  ),
}

export const Catalogue = {}
