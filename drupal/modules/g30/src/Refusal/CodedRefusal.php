<?php

declare(strict_types=1);

namespace Drupal\g30\Refusal;

use Symfony\Component\HttpKernel\Exception\HttpException;

/** A refusal of our own, with its code of contract/refusals.ts. */
final class CodedRefusal extends HttpException {
  public function __construct(int $status, string $sentence, public readonly string $refusal) {
    parent::__construct($status, $sentence);
  }
}
