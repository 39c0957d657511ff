import type { ElementProps } from './element-props.ts'

/** A text, whose empty lines separate paragraphs. */
export function ParagraphElement({ element: { text = '' } }: ElementProps) {
  return (
    <div className="rg-element rg-text">
      {text.split(/\n\s*\n/).map((part) => (
        <p key={part}>{part}</p>
      ))}
    </div>
  )
}

/** Short texts, each with a bullet. */
export function BulletsElement({ element: { title, items = [] } }: ElementProps) {
  return (
    <div className="rg-element rg-text">
      {title !== undefined && <p>{title}</p>}
      <ul>
        {items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

/** A line between fields. */
export const DividerElement = () => <hr className="rg-element rg-divider" />
