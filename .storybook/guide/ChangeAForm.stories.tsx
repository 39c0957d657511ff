import Box from '@mui/material/Box'
import { useText } from '../../src/renderer/texts/use-text.ts'
import { GuidePage, GuidePart, GuideText } from './GuidePage.tsx'
import { Picture } from './Picture.tsx'
import { StoryLink } from './StoryLink.tsx'
import button from './pictures/button.jpg'
import forms from './pictures/forms.jpg'
import group from './pictures/group.jpg'
import label from './pictures/label.jpg'
import publish from './pictures/publish.jpg'
import state from './pictures/state.jpg'
import table from './pictures/table.jpg'
import theme from './pictures/theme.jpg'

/** For administrators: the editor's own words name what is pressed. */
function ChangeAForm() {
  const text = useText()
  return (
    <GuidePage
      title="Change a form without a developer"
      lead="An administrator changes what members are asked, and what their tables show, in the portal. Members see nothing of it until it is published, and everything can be taken back."
    >
      <GuidePart title="1. Open the form">
        <GuideText>
          Open “{text('portal.forms.title')}” in the menu of the administration. Each section of a profile is a form;
          the list says what is published for it and who is working on a draft. Below it stands what was published,
          when, by whom and why.
        </GuideText>
        <Picture src={forms} text="The list of forms, with what is published for each" />
      </GuidePart>
      <GuidePart title="2. Change a field">
        <GuideText>
          Choose a field on the left, or in the form on the right. Change its label, its help, its width; say whether it
          is required, hidden, or shown only with certain answers. The form on the right follows each letter, and can be
          filled in and tried: nothing is sent. Below each value stands where it comes from, and “
          {text('portal.editor.go-back')}” makes it again what it was. Arrows move a field; “
          {text('portal.editor.add-field')}” adds one.
        </GuideText>
        <Picture src={label} text="The label of a field is changed, and the form beside it follows" />
        <GuideText>
          Fields stand in groups. The pencil beside a heading changes the heading and the sentence below it; where a
          form has steps, the heading is the name of the step.
        </GuideText>
        <Picture src={group} text="The heading of a group is changed" />
      </GuidePart>
      <GuidePart title="3. Change the table">
        <GuideText>
          A section with many entries has a table. Under “{text('portal.editor.table')}”, columns are renamed, moved,
          added and removed; a column can sort the table, narrow it, have a total, or show only the end of a number. The
          heading and the sentences of the page are there, too.
        </GuideText>
        <Picture src={table} text="A column is chosen, with its properties" />
        <GuideText>
          Below the columns stand the buttons of the table and of each record: what they say, and what the portal asks
          before. “{text('portal.editor.add-action')}” offers those that the section can have.
        </GuideText>
        <Picture src={button} text="Another button is added to a table" />
      </GuidePart>
      <GuidePart title="4. Save a draft, and look at it together">
        <GuideText>
          “{text('portal.editor.save')}” keeps the draft for everybody who works on the form. Nobody overwrites somebody
          else’s: who saves later sees what would be lost. Everything that differs is a line of the last tab; give each
          a reason, for those who ask later.
        </GuideText>
      </GuidePart>
      <GuidePart title="5. Publish">
        <GuideText>
          “{text('portal.editor.publish')}” first counts what would follow: whether answers are judged differently, how
          many stored records would be incomplete, and how many texts other languages would show in English. Enter why,
          and members have the new form within two seconds. Who is filling in the old one loses nothing.
        </GuideText>
        <Picture src={publish} text="Before publishing: only texts and layout change" />
      </GuidePart>
      <GuidePart title="6. Or publish at a chosen time">
        <GuideText>
          In the same window, “{text('portal.schedule.open')}” asks for a day and a time in your organisation’s time
          zone. The draft is published then as it is now, and checked again before: where something else was published
          for the form in between, or the check finds a mistake, nothing is published, the changes stay as the draft,
          and you and the other administrators are notified. Until then the editor says when it is due, and it can be
          moved or cancelled; below the forms stands what became of each.
        </GuideText>
      </GuidePart>
      <GuidePart title="7. Go back">
        <GuideText>
          What was published is never lost. In the list below the forms, “{text('portal.history.compare')}” shows any
          publication, and “{text('portal.history.back')}” brings back what was in force before it.
        </GuideText>
      </GuidePart>
      <GuidePart title="Add a section of your own">
        <GuideText>
          “{text('portal.add-section.open')}” above the list asks for a title, in whose profile the section is, whether
          it is a table of entries or one form, and the label of its first field. It opens in the editor as a draft; add
          its fields, columns and translations as above. Once it is published, it is the last tab of the profile, with
          its table, its dialog and its calls. Move or rename the tab in the document of the profile, under “
          {text('portal.forms.kind.page')}”. Going back to before it takes the tab away; what members entered stays
          stored, and is there again when the section is.
        </GuideText>
      </GuidePart>
      <GuidePart title="Change what becomes of a request">
        <GuideText>
          A case type, such as a claim or an application, is drawn as its states and the ways between them. Choose one
          to change what it is called; “{text('portal.process.add-state')}” and “{text('portal.process.add-transition')}
          ” add to it: where from, where to, who takes it. Requests that have begun go on as they began.
        </GuideText>
        <Picture src={state} text="A state is added to the process of a claim" />
      </GuidePart>
      <GuidePart title="Change another form">
        <GuideText>
          Under “{text('portal.forms.kind.form')}” stand the forms with which people register, and those of your staff;
          the form of a request is under “{text('portal.editor.fields')}” beside its states. They are changed as
          sections are. What the portal relies on cannot be removed. Of the forms to log in only texts change, so that
          nobody is locked out.
        </GuideText>
      </GuidePart>
      <GuidePart title="Remove your own section">
        <GuideText>
          “{text('portal.editor.remove-section')}” is on the page of a section that you made. It disappears once that is
          published, and only while nobody has records in it. Going back to an earlier publication brings it back.
        </GuideText>
      </GuidePart>
      <GuidePart title="Change how the portal looks">
        <GuideText>
          Under “{text('portal.forms.kind.theme')}” stand the colours, the type, the corners, the logos and the log-in
          page. Beside them a page is drawn as members would see it, with the contrast of each text: a text that is not
          legible cannot be published. A colour that the settings have as well is the one of the settings; choose the
          theme’s colour there to leave it to the theme. “{text('portal.brand-picture.upload')}” takes a logo as SVG,
          PNG, JPEG or WebP; “{text('portal.brand-picture.everywhere')}” has it in place of the other files of an older
          logo.
        </GuideText>
        <Picture src={theme} text="The theme, with a page drawn in it and the contrast of its texts" />
      </GuidePart>
      <GuidePart title="The first time">
        <GuideText>
          Who opens the editor for the first time is offered a short tour, from choosing a field to publishing. Escape
          ends it; “{text('portal.tour.open')}” in the toolbar starts it again.
        </GuideText>
      </GuidePart>
      <GuidePart title="Where is it used?">
        <GuideText>
          “{text('portal.uses.title')}” lists every page, checklist, request and document that refers to the form, list
          or letter, and to each of its fields, with the way there. Before a field is taken away that others refer to,
          the editor asks.
        </GuideText>
      </GuidePart>
      <GuidePart title="Keep it with the rest of your declarations">
        <GuideText>
          The toolbar saves the changes as an overlay file, the same that a developer would write for
          tenants/…/overlays. So a change can be tried live and then be reviewed like any other; and a file that was
          reviewed can be read into the editor.
        </GuideText>
        <GuideText>
          “{text('portal.exchange.export')}”, above the list of forms, saves the whole folder of the organisation, with
          its settings and everything published, as one zip; “{text('portal.exchange.import')}” reads one. It shows
          first what would change: settings change at once, forms become drafts, and files that only a release brings
          stay as they are. The settings alone are saved and read on their own page.
        </GuideText>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          <li>
            <StoryLink to="screens-form-editor--editor">The editor</StoryLink>
          </li>
          <li>
            <StoryLink to="screens-form-editor--table-of-a-section">A table in the editor</StoryLink>
          </li>
          <li>
            <StoryLink to="screens-declaration-editor--theme">The theme in the editor</StoryLink>
          </li>
          <li>
            <StoryLink to="guide-declarations--from-declaration-to-screen">
              How a declaration becomes a screen
            </StoryLink>
          </li>
        </Box>
      </GuidePart>
    </GuidePage>
  )
}

export default { title: 'Guide/Change a form' }

export const WithoutADeveloper = { name: 'Change a form without a developer', render: () => <ChangeAForm /> }
