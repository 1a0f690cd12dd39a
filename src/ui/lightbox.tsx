import { useEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from "react"
import { lightbox as strings } from "#lib/strings/lightbox.ts"
import { Button } from "./button.tsx"
import { Dimension } from "./dimension.tsx"
import { cross, Icon } from "./icon.tsx"
import * as styles from "./lightbox.module.css"
import { Void } from "./void.tsx"

const turnBack = "m12 5-5 5 5 5"
const turnOn = "m8 5 5 5-5 5"

/** How far in px a finger moves before that turns the page. */
const SWIPE = 40

export type LightboxProps = {
  readonly pictures: readonly Queries.PictureFragment[]
  readonly start: number
  readonly lang: string | undefined
  readonly onClose: () => void
}

/** One picture at a time over the whole screen. Arrows and swipes turn, Escape closes; the browser returns focus to where it came from. */
export function Lightbox({ pictures, start, lang, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const turn = (step: number) => {
    setIndex((index + step + pictures.length) % pictures.length)
  }
  const swipe = useSwipe(turn)
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") turn(-1)
    if (key === "ArrowRight") turn(1)
  }
  const picture = pictures[index]
  if (!picture) return null
  const canTurn = pictures.length > 1
  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={strings.title} onClose={onClose} onKeyDown={turnByKey} {...swipe}>
      <div className={styles.bar}>
        {canTurn && (
          <Dimension align="start" role="status" className={styles.position}>
            {strings.position(index + 1, pictures.length)}
          </Dimension>
        )}
        <span className={styles.close}>
          <Button size="icon" aria-label={strings.close} onClick={() => dialog.current?.close()}>
            <Icon path={cross} size="large" />
          </Button>
        </span>
      </div>
      <div className={styles.stage}>
        <Large key={index} picture={picture} />
        {canTurn && (
          <>
            <span className={styles.previous}>
              <Button
                size="icon"

                aria-label={strings.previous}
                onClick={() => {
                  turn(-1)
                }}
              >
                <Icon path={turnBack} size="large" />
              </Button>
            </span>
            <span className={styles.next}>
              <Button
                size="icon"

                aria-label={strings.next}
                onClick={() => {
                  turn(1)
                }}
              >
                <Icon path={turnOn} size="large" />
              </Button>
            </span>
          </>
        )}
      </div>
      <p className={styles.caption} lang={lang}>
        {picture.title}
      </p>
    </dialog>
  )
}

/** The whole picture, however high, at the screen's size. */
function Large({ picture }: { readonly picture: Queries.PictureFragment }) {
  const image = picture.file?.childImageSharp?.gatsbyImageData.images
  if (!image?.fallback) return <Void alt={picture.alt} className={styles.picture} />
  return (
    <picture className={styles.picture}>
      {image.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
      ))}
      <img
        className={styles.image}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        sizes="100vw"
        srcSet={image.fallback.srcSet}
        src={image.fallback.src}
      />
    </picture>
  )
}

function useSwipe(turn: (step: number) => void) {
  const from = useRef<number>()
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers enlarge; they don't turn.
      from.current = touches.length === 1 ? touches[0]?.clientX : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (from.current ?? NaN)
      if (Math.abs(moved) > SWIPE) turn(moved < 0 ? 1 : -1)
    },
  }
}
