<?php

declare(strict_types=1);

namespace Drupal\g30\Calendar;

use Drupal\Component\Datetime\TimeInterface;
use Drupal\Core\Cache\CacheBackendInterface;
use Drupal\Core\DependencyInjection\AutowireTrait;
use Drupal\Core\DependencyInjection\ContainerInjectionInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Flood\FloodInterface;
use Drupal\user\UserInterface;
use Symfony\Component\DependencyInjection\Attribute\Autowire;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

/** The agenda as iCalendar, for whoever knows the token of a user. */
final class FeedController implements ContainerInjectionInterface {
  use AutowireTrait;

  private const YEAR = 365 * BrusselsTime::DAY;

  /** Seconds that a calendar is kept: what is past changes with time alone. */
  private const KEPT = 600;

  private const GUESSES = ['g30.unknown_calendar', 50, 3600];

  private const UNKNOWN = 'There is no calendar at this address. Its user makes another one in the agenda, under Subscribe.';

  private const TOO_MANY = 'Too many requests from your address. Try again later.';

  public function __construct(
    private readonly Subscriptions $subscriptions,
    private readonly EventReader $reader,
    private readonly CalendarWriter $writer,
    private readonly EntityTypeManagerInterface $entityTypeManager,
    private readonly FloodInterface $flood,
    private readonly TimeInterface $time,
    #[Autowire(service: 'cache.default')]
    private readonly CacheBackendInterface $cache,
  ) {}

  public function feed(Request $request, string $file): Response {
    $user = $this->owner($file);
    if ($user === NULL) {
      return $this->refuse();
    }
    $this->subscriptions->noteFetch((int) $user->id());
    ['text' => $text, 'changed' => $changed] = $this->calendar($user);
    $response = new Response($text, Response::HTTP_OK, ['Content-Type' => 'text/calendar; charset=utf-8']);
    // With these words alone, Drupal would take its own and drop the ETag.
    $response->headers->set('Cache-Control', 'private, no-cache, must-revalidate');
    $response->setEtag(substr(hash('sha256', $text), 0, 22), TRUE);
    if ($changed !== NULL) {
      $response->setLastModified(new \DateTimeImmutable("@$changed"));
    }
    $response->isNotModified($request);
    return $response;
  }

  /** The user of `TOKEN.ics`; NULL for unknown tokens and blocked users. */
  private function owner(string $file): ?UserInterface {
    $uid = preg_match('/^([\w-]{43})\.ics$/D', $file, $found) === 1 ? $this->subscriptions->userOf($found[1]) : NULL;
    $user = $uid === NULL ? NULL : $this->entityTypeManager->getStorage('user')->load($uid);
    return $user instanceof UserInterface && $user->isActive() ? $user : NULL;
  }

  /** Refuses an unknown token, and counts the guesses of an address. */
  private function refuse(): Response {
    [$event, $most, $window] = self::GUESSES;
    $headers = ['Content-Type' => 'text/plain; charset=UTF-8', 'Cache-Control' => 'no-store, private'];
    if (!$this->flood->isAllowed($event, $most, $window)) {
      return new Response(self::TOO_MANY, Response::HTTP_TOO_MANY_REQUESTS, $headers + ['Retry-After' => (string) $window]);
    }
    $this->flood->register($event, $window);
    return new Response(self::UNKNOWN, Response::HTTP_NOT_FOUND, $headers);
  }

  /**
   * The `text` of a user's calendar: the last twelve months, and all that is coming; and the Unix seconds of the last change.
   *
   * Users with the same grants and language share one.
   */
  private function calendar(UserInterface $user): array {
    $now = $this->time->getRequestTime();
    $sees = $user->hasPermission('bypass node access') ? 'all' : hash('sha256', serialize(node_access_grants('view', $user)));
    $key = "g30:calendar:{$user->getPreferredLangcode()}:$sees";
    $known = $this->cache->get($key);
    if ($known !== FALSE) {
      return $known->data;
    }
    $events = $this->reader->events($user, $now - self::YEAR);
    $made = [
      'text' => $this->writer->write($events, $now, $user->getPreferredLangcode()),
      'changed' => $events === [] ? NULL : max(array_column($events, 'changed')),
    ];
    $this->cache->set($key, $made, $now + self::KEPT, ['node_list:agenda', 'taxonomy_term_list', 'config:g30.settings']);
    return $made;
  }
}
