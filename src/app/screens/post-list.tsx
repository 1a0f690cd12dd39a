import { outcomeOf } from "#lib/api.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { startPath } from "#lib/session/return-to.ts"
import { postList as strings } from "#lib/strings/members-area/dashboard.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Empty } from "#ui/empty.tsx"
import { Failed } from "#ui/failed.tsx"
import { Link } from "#ui/link.tsx"
import { Waiting } from "#ui/waiting.tsx"
import { pageSize, postsPath, useGetPostPageQuery, type PostPage } from "./post-list-api.ts"
import { PostTable } from "./post-table.tsx"
import * as styles from "./post-list.module.css"
import { Title } from "./title.tsx"

export function PostList({ withDrafts, search }: { readonly withDrafts: boolean; readonly search: string }) {
  const page = pageOf(search)
  const query = useGetPostPageQuery({ page, withDrafts })
  const outcome = outcomeOf(query)
  const count = outcome?.ok === true ? outcome.value.count : null
  return (
    <>
      <Title title={strings.title} />
      <div className={styles.head}>
        <h1 className={styles.heading}>{strings.title}</h1>
        {count !== null && <span className={styles.count}>{count}</span>}
      </div>
      <PostListContent page={page} outcome={outcome} onRetry={() => void query.refetch()} />
    </>
  )
}

type PostListContentProps = { readonly page: number; readonly outcome: Outcome<PostPage> | null; readonly onRetry: () => void }

function PostListContent({ page, outcome, onRetry }: PostListContentProps) {
  if (outcome?.ok === false) {
    const { problem } = outcome
    const text = problem.kind === "offline" ? strings.failed.text : wordsOf(problem)
    const detail = problem.kind === "broken" ? strings.failed.detailWithStatus(postsPath, problem.status) : strings.failed.detail(postsPath)
    return <Failed title={strings.failed.title} text={text} detail={detail} onRetry={onRetry} />
  }
  if (outcome === null) return <Waiting label={strings.loading} />
  if (outcome.value.posts.length === 0) return <EmptyPage isFirst={page === 1} />
  return (
    <>
      <PostTable posts={outcome.value.posts} />
      <Pages page={page} shown={outcome.value} />
    </>
  )
}

function EmptyPage({ isFirst }: { readonly isFirst: boolean }) {
  const { title } = isFirst ? strings.empty : strings.noSuchPage
  return (
    <Empty title={title}>
      {isFirst ? <p>{strings.empty.text}</p> : <ButtonLink to={startPath}>{strings.noSuchPage.first}</ButtonLink>}
    </Empty>
  )
}

function Pages({ page, shown: { posts, hasNext, count } }: { readonly page: number; readonly shown: PostPage }) {
  const before = (page - 1) * pageSize
  return (
    <nav className={styles.pages} aria-label={strings.pages}>
      <p role="status">{strings.range(before + 1, before + posts.length, count)}</p>
      <ul className={styles.steps}>
        {page > 1 && (
          <li>
            <Link to={page === 2 ? startPath : `${startPath}?page=${page - 1}`} aria-current={undefined} rel="prev">
              {strings.previous}
            </Link>
          </li>
        )}
        {hasNext && (
          <li>
            <Link to={`${startPath}?page=${page + 1}`} aria-current={undefined} rel="next">
              {strings.next}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

function pageOf(search: string): number {
  const page = new URLSearchParams(search).get("page") ?? ""
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}
