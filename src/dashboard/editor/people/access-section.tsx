import { useState, useId } from "react"
import { textOf } from "#contract/field-types/field-type.ts"
import { problemIn } from "#dashboard/session/core/api.ts"
import { type Problem } from "#lib/session/problem.ts"
import { Button } from "#ui/controls/button.tsx"
import { CopyButton } from "#ui/controls/copy-button.tsx"
import { Field } from "#ui/forms/field.tsx"
import { FormSection } from "#ui/forms/form.tsx"
import type { KindPartProps } from "../kind-part.ts"
import { useSibling } from "#dashboard/widgets/widget.tsx"
import {
  useAccount,
  useGetAccountStateQuery,
  useInvitationWay,
  useSendInvitationMutation,
  type AccountState,
} from "#dashboard/accounts/account-api.ts"
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx"
import { useProtection } from "#dashboard/accounts/protection.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { ProblemWords } from "#ui/states/problem-words.tsx"

const strings = appWords.people.access

type AccessProps = Pick<KindPartProps, "item"> & { readonly number: number }

export function AccessSection({ item, number }: AccessProps) {
  const outcome = useAccount(item)
  const { refetch } = useGetAccountStateQuery({ id: item.id })
  const invitations = useInvitationWay()
  const hasFailed = outcome?.ok === false || invitations.isError
  const account = outcome?.ok === true && invitations.way !== null ? outcome.value : null
  const isMailed = invitations.way !== "link"
  const retry = () => {
    if (outcome?.ok === false) void refetch()
    if (invitations.isError) void invitations.refetch()
  }
  return (
    <FormSection title={strings.title}>
      {account === null && !hasFailed && <p className="quiet narrow">{strings.loading}</p>}
      {hasFailed && (
        <div role="alert">
          <p className="problem">{strings.failed}</p>
          <Button tone="ghost" size="small" onClick={retry}>
            {appWords.buttons.retry}
          </Button>
        </div>
      )}
      {account !== null && <Access item={item} account={account} isMailed={isMailed} />}
      <Resend item={item} number={number} account={account} isMailed={isMailed} />
    </FormSection>
  )
}

type Mailed = {
  readonly isMailed: boolean
}

function Access({ item, account, isMailed }: Pick<AccessProps, "item"> & Mailed & { readonly account: AccountState }) {
  const { lastSignIn, hasPassword } = account
  const invitation = !isMailed && hasPassword === false ? strings.noMailServer : invitationWords(textOf(item.values.mail), account)
  return (
    <div className="stack quiet narrow" data-gap="2">
      <p>{lastSignIn === null ? strings.never : strings.lastSignIn(new Date(lastSignIn))}</p>
      {invitation !== null && <p>{invitation}</p>}
    </div>
  )
}

function invitationWords(mail: string, { hasPassword, invitedUntil }: AccountState): string | null {
  if (hasPassword !== false) return null
  if (invitedUntil === null) return strings.noPassword
  const until = new Date(invitedUntil)
  return until < new Date() ? strings.expired(until) : strings.invitedUntil(mail, until)
}

/** Stays while the account reloads after a sending, so that its words are read out and the focus stays. */
function Resend({ item, number, account, isMailed }: AccessProps & Mailed & { readonly account: AccountState | null }) {
  const [send, { isLoading, isSuccess, data: link = null, error }] = useSendInvitationMutation()
  const [mail] = useSibling("mail")
  const [lastAccount, setLastAccount] = useState(account)
  if (account !== null && account !== lastAccount) setLastAccount(account)
  const problem = error === undefined ? null : problemIn(error)
  // A back end without invitations knows no such address.
  if (lastAccount?.hasPassword !== false || problem?.kind === "not-found") return null
  if (!item.isPublished) return <p className="quiet narrow">{strings.suspended}</p>
  const isNewMail = mail !== item.values.mail
  const mayPress = !isLoading && !isNewMail
  return (
    <>
      <div>
        <Button tone="ghost" aria-disabled={!mayPress} onClick={mayPress ? () => void send({ id: item.id, number }) : undefined}>
          {isLoading ? strings.sending : isMailed ? strings.resend : strings.makeLink}
        </Button>
      </div>
      {isNewMail && <p className="quiet narrow">{strings.unsavedMail}</p>}
      <p className="quiet narrow" role="status">
        {!isSuccess ? "" : link === null ? strings.sent(textOf(item.values.mail)) : strings.linkMade}
      </p>
      {link !== null && <InvitationLink link={link} />}
      {problem !== null && (
        <p className="problem" role="alert">
          <ProblemWords problem={problem} />
        </p>
      )}
    </>
  )
}

/** Without a mail server, an admin passes the link on. */
function InvitationLink({ link }: { readonly link: string }) {
  const id = useId()
  return (
    <>
      <Field id={id} label={strings.link}>
        {(control) => <textarea {...control} rows={3} readOnly value={link} onFocus={({ target }) => target.select()} />}
      </Field>
      <CopyButton text={link} name={strings.copyLink} />
    </>
  )
}

export function BlockSection({ item, isUnsaved, actions }: KindPartProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const reasonOf = useProtection()
  const name = textOf(item.values.name)
  const reason = reasonOf({ id: item.id, number: item.number, title: name })
  const isActive = item.isPublished
  const words = isActive ? appWords.people.block : appWords.people.unblock
  const change = async () => {
    setIsDialogOpen(false)
    setProblem(null)
    setProblem(await actions.saveWith("status", !isActive))
  }
  return (
    <FormSection title={words.title}>
      <p className="quiet narrow">{reason ?? words.text(name)}</p>
      <div>
        <Button tone="ghost" disabled={reason !== null} onClick={() => setIsDialogOpen(true)}>
          {words.button}
        </Button>
      </div>
      {problem !== null && (
        <p className="problem" role="alert">
          <ProblemWords problem={problem} />
        </p>
      )}
      {isDialogOpen && (
        <BlockDialog item={item} isUnsaved={isUnsaved} onClose={() => setIsDialogOpen(false)} onConfirm={() => void change()} />
      )}
    </FormSection>
  )
}

type BlockDialogProps = Pick<KindPartProps, "item" | "isUnsaved"> & { readonly onClose: () => void; readonly onConfirm: () => void }

function BlockDialog({ item, isUnsaved, ...answers }: BlockDialogProps) {
  const id = useId()
  const account = useAccount(item)
  const name = textOf(item.values.name)
  const { block, unblock } = appWords.people
  const isInvited = account?.ok === true && account.value.hasPassword === false
  const unblocked = isInvited ? unblock.meansInvited(name) : unblock.means(name)
  return (
    <ConfirmDialog
      title={item.isPublished ? block.ask(name) : unblock.ask(name)}
      tone="error"
      describedBy={id}
      keep={appWords.buttons.cancel}
      confirm={item.isPublished ? block.button : unblock.button}
      {...answers}
    >
      <div id={id} className="stack quiet narrow" data-gap="2">
        <p>{item.isPublished ? block.means(name) : unblocked}</p>
        {isUnsaved && <p>{block.others}</p>}
      </div>
    </ConfirmDialog>
  )
}
