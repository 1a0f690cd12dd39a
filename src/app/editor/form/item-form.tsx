import { useId } from "react"
import { FormProvider } from "react-hook-form"
import { kindOf } from "#contract/content.ts"
import type { Langcode } from "#contract/fields.ts"
import { mayWriteField, type Viewer } from "#contract/permissions.ts"
import { screenPath, type Editable } from "#contract/screens.ts"
import type { Item } from "#app/resources/item.ts"
import { classes } from "#lib/classes.ts"
import type { App, Profile } from "#lib/session/session.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { editor as strings } from "#lib/strings/members-area/editor.ts"
import { Form } from "#ui/form.tsx"
import { arrowBack, Icon } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import { SaveBar } from "../save/save-bar.tsx"
import { ItemColumns } from "./item-columns.tsx"
import { ItemErrors } from "./item-errors.tsx"
import * as styles from "./item-form.module.css"
import { EditorServicesProvider } from "./services.ts"
import { useItemForm } from "./use-item-form.ts"
import { useServices } from "./use-services.ts"

type ItemFormProps = {
  readonly loaded: Item
  readonly app: Pick<App, "holdText">
  readonly viewer: Viewer
  readonly profile: Profile
  readonly of: Editable
}

export function ItemForm({ loaded, app, viewer, profile, of }: ItemFormProps) {
  const formId = useId()
  const services = useServices(viewer, langcodeOf(loaded, profile))
  const { form, item, status, isToPublish, willBeLive, submit, publish } = useItemForm({ loaded, viewer, profile, of, holdText: app.holdText })
  const { label, plural } = kindOf(item.type)
  const isNew = item.number === null
  return (
    <FormProvider {...form}>
      <EditorServicesProvider value={services}>
        <Form onSubmit={(event) => void submit(event)}>
          <div className={classes("wrap", styles.content)}>
            <nav aria-label={strings.breadcrumb}>
              <Link className={styles.back} to={screenPath({ kind: "list", of })}>
                <Icon path={arrowBack} />
                {plural}
              </Link>
            </nav>
            <h1 className="visually-hidden">{isNew ? strings.create(label) : strings.edit(label)}</h1>
            <ItemErrors item={item} formId={formId} isToPublish={isToPublish} />
            <div className={styles.columns}>
              <ItemColumns item={item} viewer={viewer} formId={formId} />
            </div>
          </div>
          {status.kind === "failed" && (
            <div className="wrap">
              <p className={styles.problem} role="alert">
                {wordsOf(status.problem)}
              </p>
            </div>
          )}
          <SaveBar
            status={status}
            isLive={item.isPublished}
            willBeLive={willBeLive}
            publicPath={item.publicPath}
            mayPublish={mayWriteField(viewer, { type: item.type, uuid: item.id, uid: item.number }, "status")}
            onPublish={publish}
            onRetry={() => void submit()}
          />
        </Form>
      </EditorServicesProvider>
    </FormProvider>
  )
}

function langcodeOf({ values }: Item, profile: Profile): Langcode {
  return values.langcode === "fr" || values.langcode === "nl" || values.langcode === "en" ? values.langcode : profile.langcode
}
