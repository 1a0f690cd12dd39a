<?php

declare(strict_types=1);

namespace Drupal\g30\BuildHook;

use Drupal\Component\Datetime\TimeInterface;
use Drupal\Core\Lock\LockBackendInterface;
use Drupal\Core\Site\Settings;
use Drupal\Core\State\StateInterface;
use Drupal\g30\Changes\ChangeLog;
use Symfony\Component\DependencyInjection\Attribute\Autowire;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpKernel\KernelEvents;

/**
 * Asks for a build of the site after changes of what visitors see.
 *
 * The settings `g30_build_hook_url` and `g30_build_hook_secret` belong into
 * settings.php, so that no exported configuration holds the secret, and no copy
 * of the database builds the live site.
 */
final class BuildHook implements EventSubscriberInterface {
  private const STATE = 'g30.build_hook';

  private const LOCK = 'g30_build_hook';

  /** Seconds between two requests, where waiting keeps no client waiting. */
  private const GAP = 3;

  /** Seconds after the first failure, and at most, until it is tried again. */
  private const RETRY = [2, 300];

  public function __construct(
    private readonly ChangeLog $log,
    private readonly Delivery $delivery,
    private readonly StateInterface $state,
    #[Autowire(service: 'lock')]
    private readonly LockBackendInterface $lock,
    private readonly TimeInterface $time,
  ) {}

  public static function getSubscribedEvents(): array {
    return [KernelEvents::TERMINATE => ['deliver', -100]];
  }

  /** Of several processes one posts, for the changes of all of them. */
  public function deliver(): void {
    $url = (string) Settings::get('g30_build_hook_url', '');
    $secret = (string) Settings::get('g30_build_hook_secret', '');
    if ($url === '' || $secret === '') {
      return;
    }
    while ($this->isDue() && $this->lock->acquire(self::LOCK)) {
      try {
        $this->post($url, $secret);
      }
      finally {
        $this->lock->release(self::LOCK);
      }
      // Another process may have made a change, and found the lock taken.
    }
  }

  private function isDue(): bool {
    $this->state->resetCache();
    $last = $this->last();
    return $last['next'] <= $this->time->getCurrentTime() && $this->log->newest() > $last['told'];
  }

  private function post(string $url, string $secret): void {
    $last = $this->last();
    if (function_exists('fastcgi_finish_request')) {
      sleep(max(0, min(self::GAP, $last['time'] + self::GAP - $this->time->getCurrentTime())));
    }
    $newest = $this->log->newest();
    $is_taken = $this->delivery->post($url, $secret, $newest);
    $now = $this->time->getCurrentTime();
    $failures = $is_taken ? 0 : $last['failures'] + 1;
    [$first, $longest] = self::RETRY;
    $this->state->set(self::STATE, [
      'told' => $is_taken ? $newest : $last['told'],
      'time' => $now,
      'failures' => $failures,
      'next' => $is_taken ? 0 : $now + min($longest, $first * 2 ** min(10, $failures - 1)),
    ]);
  }

  /**
   * The last change that was told, when that was, how many requests have failed since, and when to try again.
   *
   * @return array{told: int, time: int, failures: int, next: int}
   */
  private function last(): array {
    return $this->state->get(self::STATE, ['told' => 0, 'time' => 0, 'failures' => 0, 'next' => 0]);
  }
}
