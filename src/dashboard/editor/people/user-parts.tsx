import { useState } from "react"
import { DeletionDialog } from "#dashboard/accounts/deletion-dialog.tsx"
import { handOver } from "#dashboard/references/hand-over.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { Button, ButtonLink } from "#ui/controls/button.tsx"
import { FormSection } from "#ui/forms/form.tsx"
import { useProtection } from "#dashboard/accounts/protection.tsx"
import type { KindPartProps, KindParts } from "../kind-part.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { AccessSection, BlockSection } from "./access-section.tsx"
import { isTexts } from "#dashboard/items/values.ts"
import { textWidget, widgetFor, frameOf, type WidgetProps } from "#dashboard/widgets/widget.tsx"
import * as styles from "./people.module.css"
import { Group, Radios } from "#dashboard/widgets/group.tsx"
import { TextWidget } from "../controls/text-widget.tsx"
import { useAccount, useIsLastAdministrator, useInvitationWay } from "#dashboard/accounts/account-api.ts"
import { classes } from "#lib/classes.ts"
import { Badge, type BadgeState } from "#ui/text/badge.tsx"
import { SubmitButton } from "#ui/forms/submit-button.tsx"
import * as barStyles from "../bar/save-bar.module.css"
import { saveStatusOf } from "../bar/save-status.ts"
import { SaveProblem, StatusLine } from "../bar/status-line.tsx"
import { appWords } from "#dashboard/strings/words.ts"

export const userParts: KindParts = {
  widgets: { mail: textWidget(UserMailWidget), roles: widgetFor(isTexts, [], RolesWidget) },
  Head: UserHead,
  Below: UserSections,
  Bar: UserBar,
}

function UserHead({ item: { number, values } }: KindPartProps) {
  return <h1 className={styles.title}>{number === null ? appWords.listKinds.users.create : textOf(values.name)}</h1>
}

function UserSections(props: KindPartProps) {
  const { number } = props.item
  if (number === null) return null
  return (
    <>
      <AccessSection {...props} number={number} />
      <BlockSection {...props} />
      <DeleteSection {...props} />
    </>
  )
}

function DeleteSection({ item, actions }: KindPartProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const reasonOf = useProtection()
  const { type, id, number, version } = item
  const account = { id, number, title: textOf(item.values.name) }
  const reason = reasonOf(account)
  const remove = (heir: string | null) => {
    // An open dialog would keep the focus from the list.
    setIsDialogOpen(false)
    actions.setAside()
    handOver({ type, id, version, title: account.title, publicPaths: [], redirect: null, heir }, screenPath({ kind: "list", of: "people" }))
  }
  return (
    <FormSection title={appWords.people.remove.title}>
      <p className="quiet narrow">{reason ?? appWords.people.remove.text}</p>
      <div>
        <Button tone="ghost" disabled={reason !== null} onClick={() => setIsDialogOpen(true)}>
          {appWords.people.remove.button(1)}
        </Button>
      </div>
      {isDialogOpen && <DeletionDialog rows={[account]} onClose={() => setIsDialogOpen(false)} onDelete={(_, heir) => remove(heir)} />}
    </FormSection>
  )
}

const { role: roleWords } = appWords.people

/** The invitation goes to this mail address. */
function UserMailWidget(props: WidgetProps<string>) {
  const { item, field } = props
  const account = useAccount(item)
  const isInvited = account?.ok === true && account.value.hasPassword === false && account.value.invitedUntil !== null
  const { way } = useInvitationWay()
  const newHint = way === null ? undefined : appWords.people.invitationHints[way]
  const help = item.number === null ? newHint : isInvited ? appWords.people.newAddressHint : undefined
  return <TextWidget {...props} field={help === undefined ? field : { ...field, help }} />
}

const choices = [
  ["", roleWords.member, roleWords.memberHint],
  ["contributor", appWords.model.roles.contributor, roleWords.contributorHint],
  ["administrator", appWords.model.roles.administrator, roleWords.administratorHint],
] as const

/** A role that the site does not know, as a Drupal may have it, stays. */
function RolesWidget(props: WidgetProps<readonly string[]>) {
  const { id, name, item, value, onChange, onBlur, isReadOnly } = props
  const isLast = useIsLastAdministrator(item)
  const chosen = highestOf(value)
  const otherRoles = value.filter((role) => !Object.hasOwn(appWords.model.roles, role))
  return (
    <Group {...frameOf(props)} isLabelHidden>
      <Radios
        {...{ id, name, choices, chosen, onBlur }}
        isReadOnly={(role) => isReadOnly || (isLast && role !== "administrator" && chosen === "administrator")}
        onChoose={(role) => onChange(role === "" ? otherRoles : [...otherRoles, role])}
      />
      {isLast && <p>{appWords.people.lastAdministrator(textOf(item.values.name))}</p>}
    </Group>
  )
}

/** Users without a role are members. */
function highestOf(roles: readonly string[]): "" | "contributor" | "administrator" {
  if (roles.includes("administrator")) return "administrator"
  return roles.includes("contributor") ? "contributor" : ""
}

const barWords = appWords.people.bar

function UserBar({ item, state, of, actions }: KindPartProps) {
  const isNew = item.number === null
  const isSaving = state.kind === "saving"
  const account = useAccount(item)
  const isInvited = account?.ok === true && account.value.hasPassword === false
  const { way } = useInvitationWay()
  const words = !isNew ? barWords.change : way === "none" ? barWords.create : barWords.invite
  const badge = badgeOf(item.isPublished, isInvited)
  return (
    <section className={barStyles.bar} aria-label={appWords.buttons.save}>
      <SaveProblem state={state} item={item} />
      <div className={classes("wrap", barStyles.inner)}>
        <StatusLine
          badge={!isNew && <Badge state={badge} />}
          badgeWord={isNew ? "" : badge.word}
          state={state}
          status={saveStatusOf({ save: state, isNew, isWithdrawing: false, page: "published", usually: null })}
          onRetry={actions.retry}
        />
        <div className={barStyles.actions}>
          <ButtonLink tone="ghost" to={screenPath({ kind: "list", of })}>
            {appWords.buttons.cancel}
          </ButtonLink>
          <SubmitButton tone="accent" isBusy={isSaving} busyLabel={words.busy}>
            {words.button}
          </SubmitButton>
        </div>
      </div>
    </section>
  )
}

function badgeOf(isActive: boolean, isInvited: boolean): BadgeState {
  if (!isActive) return { look: "blocked", word: appWords.lists.states.blocked }
  return isInvited ? { look: "draft", word: appWords.lists.states.invited } : { look: "live", word: appWords.lists.states.active }
}
