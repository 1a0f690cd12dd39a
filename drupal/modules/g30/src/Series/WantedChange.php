<?php

declare(strict_types=1);

namespace Drupal\g30\Series;

use Drupal\g30\Calendar\BrusselsTime;
use Symfony\Component\HttpKernel\Exception\BadRequestHttpException;

/** A change of events, as contract/agenda/series-change.ts describes it. */
final class WantedChange {
  private const WRONG = 'Send {"scope": "one" | "following" | "all", "at": the start of the event, "change": {"kind": …}}, or {"undo": [what an answer had]}.';

  public function __construct(
    public readonly string $scope,
    public readonly ?string $at,
    public readonly string $kind,
    public readonly string $start,
    public readonly ?string $end,
    public readonly string $uuid,
    /** Saves what follows with what was sent, for an "edit". */
    public readonly ?\Closure $save,
  ) {}

  /** Reads what was sent. `uuid` is that of an event that the change may make. */
  public static function read(array $body, string $uuid, \Closure $save): self {
    ['scope' => $scope, 'at' => $at, 'change' => $change] = $body + ['scope' => NULL, 'at' => NULL, 'change' => NULL];
    $kind = is_array($change) ? ($change['kind'] ?? NULL) : NULL;
    $is_right = in_array($scope, ['one', 'following', 'all'], TRUE) && ($at === NULL || is_string($at))
      && in_array($kind, ['move', 'cancel', 'restore', 'delete', 'edit'], TRUE);
    if (!$is_right || ($kind === 'edit' && $scope !== 'following')) {
      throw new BadRequestHttpException(self::WRONG);
    }
    [$start, $end] = [$change['start'] ?? '', $change['end'] ?? NULL];
    $is_time = static fn (mixed $time): bool => is_string($time) && (BrusselsTime::isDay($time) || BrusselsTime::toSeconds($time) !== NULL);
    if ($kind === 'move' && (!$is_time($start) || ($end !== NULL && !$is_time($end)))) {
      throw new BadRequestHttpException(self::WRONG);
    }
    return new self($scope, $at, $kind, $start, $end, $uuid, $save);
  }
}
