import type { CSSProperties } from 'react'
import { guardContrast } from '../../engine/color/contrast.ts'
import type { PrintedTemplate } from '../../engine/printing/print-template.ts'
import type { TemplateBlock } from '../../engine/printing/printing.ts'
import { PrintedBlocks } from './PrintedBlocks.tsx'
import { SheetContext } from './sheet-context.ts'
import type { SheetBrand } from './sheet-context.ts'
import './printed-sheet.css'

interface PrintedSheetProps {
  readonly document: PrintedTemplate
  readonly brand: SheetBrand
  /** The language tag of its texts. */
  readonly language: string
}

/**
 * A printed document as a page of the web: the same tree that is drawn as PDF, as headings, tables and lists that
 * reflow on a phone and that screen readers read. For previews; what is issued is the PDF.
 */
export function PrintedSheet({ document, brand, language }: PrintedSheetProps) {
  const { title, subtitle, look, letterhead = [], blocks } = document
  const isTitled = blocks.some(({ kind }) => kind === 'title')
  const [flow, foot] = [blocks.filter((block) => !isAtFoot(block)), blocks.filter(isAtFoot)]
  return (
    <SheetContext value={{ title, brand, look }}>
      <article
        className="rg-sheet"
        lang={language}
        data-layout={look?.layout ?? 'report'}
        data-frame={look?.frame ?? 'none'}
        data-typeface={look?.typeface ?? 'sans'}
        data-accent={look?.accent ?? 'rule'}
        data-orientation={look?.orientation ?? 'portrait'}
        style={colorsOf(brand)}
      >
        <header className="rg-sheet-head">
          <img className="rg-sheet-logo" src={brand.logo} alt={brand.logoAlt} />
          {letterhead.length > 0 && (
            <address className="rg-sheet-address">
              {letterhead.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
        </header>
        {!isTitled && <h1>{title}</h1>}
        {!isTitled && subtitle !== undefined && <p className="rg-sheet-subtitle">{subtitle}</p>}
        <PrintedBlocks blocks={flow} />
        {foot.length > 0 && (
          <footer className="rg-sheet-foot">
            <PrintedBlocks blocks={foot} />
          </footer>
        )}
      </article>
    </SheetContext>
  )
}

const isAtFoot = (block: TemplateBlock): boolean => 'place' in block && block.place === 'foot'

/** The organisation's colours; those of texts are dark enough on paper. */
function colorsOf({ primary, secondary }: SheetBrand): CSSProperties & Readonly<Record<`--${string}`, string>> {
  return { '--rg-sheet-color': guardContrast(primary, ['#ffffff']), '--rg-sheet-second': secondary }
}
