<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Access\AccessResult;
use Drupal\Core\Access\AccessResultInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\node\NodeInterface;

/**
 * Members see the old revisions of their own page.
 *
 * Old revisions may hold what was taken back, so others need a permission.
 */
final class OwnPageRevisions {

  private const OPERATIONS = ['view all revisions', 'view revision'];

  public function __construct(private readonly Viewer $viewer) {}

  /**
   * Whether an account may see old revisions of a node.
   */
  public function access(NodeInterface $node, string $operation, AccountInterface $account): AccessResultInterface {
    if ($node->bundle() !== 'member' || !in_array($operation, self::OPERATIONS, TRUE)) {
      return AccessResult::neutral();
    }
    $isOwn = $this->viewer->memberPage($account) === (int) $node->id();
    return AccessResult::allowedIf($isOwn)->cachePerUser()->addCacheTags(['user:' . $account->id()]);
  }

}
