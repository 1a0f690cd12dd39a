<?php

declare(strict_types=1);

namespace Drupal\g30\Calendar;

use Drupal\Component\Datetime\TimeInterface;
use Drupal\Component\Utility\Crypt;
use Drupal\Core\Database\Connection;
use Drupal\Core\PrivateKey;
use Drupal\Core\Site\Settings;

/**
 * The subscriptions of users to the agenda, in the database.
 *
 * The token of an address is made of a random text and of secrets that are not
 * in that table. So nobody who reads the table learns a token, and a user can
 * be shown the address again.
 */
final class Subscriptions {
  /** Seconds. A program that asks often makes no write each time. */
  private const PRECISION = 600;

  public function __construct(
    private readonly Connection $database,
    private readonly PrivateKey $privateKey,
    private readonly TimeInterface $time,
  ) {}

  /** The token of a user's subscription, and the Unix seconds `created` and `fetched`. */
  public function find(int $uid): ?array {
    $row = $this->database->select('g30_calendar', 'c')->fields('c')->condition('uid', $uid)->execute()->fetchAssoc();
    if ($row === FALSE) {
      return NULL;
    }
    return [
      'token' => $this->token($row['nonce']),
      'created' => (int) $row['created'],
      'fetched' => $row['fetched'] === NULL ? NULL : (int) $row['fetched'],
    ];
  }

  /** Makes a subscription if the user has none. */
  public function make(int $uid): array {
    $nonce = Crypt::randomBytesBase64(32);
    // Of two requests at a time the first one counts.
    $this->database->merge('g30_calendar')->key('uid', $uid)
      ->insertFields([
        'uid' => $uid,
        'nonce' => $nonce,
        'hash' => Crypt::hashBase64($this->token($nonce)),
        'created' => $this->time->getRequestTime(),
      ])
      ->updateFields(['uid' => $uid])
      ->execute();
    return (array) $this->find($uid);
  }

  public function end(int $uid): void {
    $this->database->delete('g30_calendar')->condition('uid', $uid)->execute();
  }

  /** The lookup compares hashes, so its time shows nothing of other tokens. */
  public function userOf(string $token): ?int {
    $row = $this->database->select('g30_calendar', 'c')->fields('c', ['uid'])
      ->condition('hash', Crypt::hashBase64($token))->execute()->fetchAssoc();
    return $row === FALSE ? NULL : (int) $row['uid'];
  }

  public function noteFetch(int $uid): void {
    $now = $this->time->getRequestTime();
    $update = $this->database->update('g30_calendar')->fields(['fetched' => $now])->condition('uid', $uid);
    $isOld = $update->orConditionGroup()->isNull('fetched')->condition('fetched', $now - self::PRECISION, '<');
    $update->condition($isOld)->execute();
  }

  private function token(string $nonce): string {
    return Crypt::hmacBase64($nonce, $this->privateKey->get() . Settings::getHashSalt());
  }
}
