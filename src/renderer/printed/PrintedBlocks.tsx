import type { ReactNode } from 'react'
import { use } from 'react'
import type {
  PrintedCode,
  PrintedFields,
  PrintedHeading,
  PrintedList,
  PrintedPicture,
  PrintedSignatures,
  PrintedTable,
} from '../../engine/printing/printed-document.ts'
import type { PicturePlace, TemplateBlock } from '../../engine/printing/printing.ts'
import { BreakableText } from '../texts/BreakableText.tsx'
import { QrFigure } from './QrFigure.tsx'
import { SheetContext } from './sheet-context.ts'

/** The blocks of a printed document, one below the other. */
export const PrintedBlocks = ({ blocks }: { readonly blocks: readonly TemplateBlock[] }) =>
  // A document does not change while it is shown, so the place of a block is its key.
  blocks.map((block, index) => <Block key={index} block={block} />)

function Block({ block }: { readonly block: TemplateBlock }): ReactNode {
  switch (block.kind) {
    case 'title':
      return <Title align={block.align} />
    case 'heading':
      return <Heading {...block} />
    case 'paragraph':
      return (
        <p data-style={block.style ?? 'body'} data-align={block.align ?? 'left'}>
          {block.text}
        </p>
      )
    case 'fields':
      return <Fields {...block} />
    case 'table':
      return <Table {...block} />
    case 'list':
      return <List {...block} />
    case 'picture':
    case 'stored-picture':
      return <Picture block={block} />
    case 'signatures':
      return <Signatures {...block} />
    case 'code':
      return <Code {...block} />
    case 'space':
      return <div className="rg-sheet-space" data-size={block.size} />
    case 'page-break':
      return <hr />
  }
}

function Title({ align }: { readonly align: string }) {
  const sheet = use(SheetContext)
  return <h1 data-align={align}>{sheet?.title}</h1>
}

function Heading({ level, text }: PrintedHeading) {
  const Name = `h${level}` as const
  return <Name>{text}</Name>
}

const Fields = ({ columns = 1, fields }: PrintedFields) => (
  <dl data-columns={columns}>
    {fields.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <BreakableText>{value}</BreakableText>
        </dd>
      </div>
    ))}
  </dl>
)

const Table = ({ columns, rows }: PrintedTable) => (
  <table>
    <thead>
      <tr>
        {columns.map(({ title, align = 'left' }) => (
          <th key={title} scope="col" data-align={align}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={index}>
          {row.map((cell, at) => (
            <td key={columns[at]?.title} data-align={columns[at]?.align ?? 'left'}>
              <BreakableText>{cell}</BreakableText>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

function List({ numbered, items }: PrintedList) {
  const Name = numbered ? 'ol' : 'ul'
  return (
    <Name>
      {items.map(({ text, detail }, index) => (
        <li key={index}>
          {text}
          {detail !== undefined && <p>{detail}</p>}
        </li>
      ))}
    </Name>
  )
}

/** The place of a picture, with what it shows: stored pictures are only read for the PDF. */
const Picture = ({ block }: { readonly block: PrintedPicture | PicturePlace }) => (
  <p className="rg-sheet-picture">{block.kind === 'picture' ? block.alt : `${block.file.title}: ${block.file.name}`}</p>
)

/** A line for each signatory, with the seal between them. */
function Signatures({ signatories }: PrintedSignatures) {
  const sheet = use(SheetContext)
  const hasSeal = sheet?.look !== undefined && sheet.look.seal !== 'none'
  const half = Math.ceil(signatories.length / 2)
  const line = ({ name, office }: PrintedSignatures['signatories'][number]) => (
    <p key={name} className="rg-sheet-signatory">
      <strong>{name}</strong>
      <span>{office}</span>
    </p>
  )
  return (
    <div className="rg-sheet-signatures">
      {signatories.slice(0, half).map(line)}
      {hasSeal && (
        <div className="rg-sheet-seal" data-seal={sheet.look?.seal} aria-hidden="true">
          {sheet.brand.mark === undefined ? sheet.brand.name.slice(0, 1) : <img src={sheet.brand.mark} alt="" />}
        </div>
      )}
      {signatories.slice(half).map(line)}
    </div>
  )
}

const Code = ({ address, code, text, alt }: PrintedCode) => (
  <div className="rg-sheet-code">
    <QrFigure text={address} alt={alt} />
    <p>
      <span>{text}</span>
      <strong>{code}</strong>
      <span>
        <BreakableText>{address}</BreakableText>
      </span>
    </p>
  </div>
)
