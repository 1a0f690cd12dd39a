import { longDate } from "#lib/text/dates.ts"
import { postList as strings } from "#lib/strings/members-area/dashboard.ts"
import { Link } from "#ui/link.tsx"
import type { ListedPost } from "./post-list-api.ts"
import * as styles from "./post-table.module.css"

export function PostTable({ posts }: { readonly posts: readonly ListedPost[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{strings.title}</caption>
      <thead className={styles.heads}>
        <tr>
          {[strings.heading, strings.kind, strings.date, strings.status].map((head) => (
            <th key={head} scope="col" className={styles.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </tbody>
    </table>
  )
}

function PostRow({ post: { title, kind, date, isPublished, path } }: { readonly post: ListedPost }) {
  return (
    <tr className={styles.row}>
      <td className={styles.title}>
        {path === null ? (
          title
        ) : (
          <Link to={path} className={styles.link}>
            {title}
          </Link>
        )}
      </td>
      <td className={styles.cell}>{kind}</td>
      <td className={styles.cell}>{date === null ? strings.noDate : longDate(date)}</td>
      <td className={styles.cell}>
        <span className={styles.badge} data-state={isPublished ? "live" : "draft"}>
          {isPublished ? strings.live : strings.draft}
        </span>
      </td>
    </tr>
  )
}
